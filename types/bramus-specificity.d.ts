/** The package brings types that its own list of exports hides. */
declare module '@bramus/specificity' {
  export default class Specificity {
    /** The weight of each selector of a list; its text reads `(ids,classes,types)`. */
    static calculate(selectors: string): Specificity[]
    toString(): string
  }
}
