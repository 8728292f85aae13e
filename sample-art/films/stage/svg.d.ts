/** Wordmarks are bundled as text. */
declare module '*.svg' {
  const svg: string
  export default svg
}
