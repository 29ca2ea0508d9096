/** Saves the file as a browser download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After this time the download no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
