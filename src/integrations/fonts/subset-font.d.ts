declare module 'subset-font' {
  /** What the site uses of subset-font 2.9, which carries no types. */
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  }
  export default function subsetFont(font: Buffer, glyphs: string, options: Options): Promise<Buffer>;
}
