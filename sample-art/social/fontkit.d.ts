/** The part of fontkit that display lines use besides the wordmarks’ one. */
declare module 'fontkit' {
  interface Font {
    getVariation(axes: { wdth: number }): Font
  }
}
