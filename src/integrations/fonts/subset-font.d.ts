declare module 'subset-font' {
  /** Part of subset-font 2.9 that the site uses; it carries no types. */
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  }
  export default function subsetFont(font: Buffer, glyphs: string, options: Options): Promise<Buffer>;
}
