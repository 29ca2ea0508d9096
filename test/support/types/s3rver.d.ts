/** Types of the part of the local S3 server that the tests use; it has none of its own. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  export interface Options {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
  }

  export default class S3rver {
    /** Once it runs. */
    readonly httpServer: import('node:http').Server;
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
