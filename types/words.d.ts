declare module '~content/loom.yaml' {
  const words: import('zod').output<typeof import('~content/schema/every-page').loom>
  export default words
}
