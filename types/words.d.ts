declare module '~content/loom.yaml' {
  const words: import('zod').output<typeof import('~content/schema/loom').loom>
  export default words
}
