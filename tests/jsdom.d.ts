/** The little of jsdom that tests use; its own package brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { includeNodeLocations?: boolean })
    readonly window: { readonly document: Document }
    nodeLocation(node: Node): { startOffset: number; endOffset: number } | null
  }
}
