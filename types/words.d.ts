declare module '~content/loom.yaml' {
  const words: import('zod').output<typeof import('~content/schema/every-page').loom>
  export default words
}
declare module '~content/pancham.yaml' {
  const words: import('zod').output<typeof import('~content/schema/every-page').pancham>
  export default words
}
declare module '~content/living/tea-shades.yaml' {
  const words: import('zod').output<typeof import('~content/schema/living').livingWords['tea-shades']>
  export default words
}
declare module '~content/living/moon.yaml' {
  const words: import('zod').output<typeof import('~content/schema/living').livingWords['moon']>
  export default words
}
declare module '~content/living/tide.yaml' {
  const words: import('zod').output<typeof import('~content/schema/living').livingWords['tide']>
  export default words
}
declare module '~content/living/five-packs.yaml' {
  const words: import('zod').output<typeof import('~content/schema/living').livingWords['five-packs']>
  export default words
}
declare module '~content/living/bulb.yaml' {
  const words: import('zod').output<typeof import('~content/schema/living').livingWords['bulb']>
  export default words
}
declare module '~content/living/onion-skin.yaml' {
  const words: import('zod').output<typeof import('~content/schema/living').livingWords['onion-skin']>
  export default words
}
declare module '~content/living/plumb-line.yaml' {
  const words: import('zod').output<typeof import('~content/schema/living').livingWords['plumb-line']>
  export default words
}
declare module '~content/living/stairs.yaml' {
  const words: import('zod').output<typeof import('~content/schema/living').livingWords['stairs']>
  export default words
}
declare module '~content/living/star-trails.yaml' {
  const words: import('zod').output<typeof import('~content/schema/living').livingWords['star-trails']>
  export default words
}
declare module '~content/seasons.yaml' {
  const content: import('zod').output<typeof import('~content/schema/every-page').seasons>
  export default content
}
