/** Widths of the toolbar's viewports. A story that belongs to one says so: `export const OnAPhone: Story = { globals: onPhone }`. */
export const viewports = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Laptop 1024', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
  desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

function at(value: keyof typeof viewports) {
  return { viewport: { value, isRotated: false } };
}

export const onPhone = at('phone');
export const onTablet = at('tablet');
export const onLaptop = at('laptop');
export const onDesktop = at('desktop');
