/** A case study's file as parsed from YAML; only the parts that name pictures matter here. */
export interface Study {
  name: string
  hero?: { wide: string; narrow: string }
  pictures: Record<string, string>
  captions?: Record<string, string>
  story?: { process?: { picture: string } }
  sections: Section[]
}

interface Section {
  desktop?: string[][]
  mobile?: string[][]
  pictures?: string[]
}

/**
 * A copy of a case study for another id: the same words and sections, and the same pictures, now named as those of another
 * study.
 */
export function copiedStudy(study: Study, source: string, number: number): Study {
  const owned = (name: string) => (name.includes('/') ? name : `${source}/${name}`)
  const rows = (all: string[][]) => all.map((row) => row.map(owned))
  const keys = (words: Record<string, string>) =>
    Object.fromEntries(Object.entries(words).map(([name, text]) => [owned(name), text]))
  const { hero, pictures, captions, story, sections } = study
  const process = story?.process
  return {
    ...study,
    name: `${study.name} ${number}`,
    ...(hero && { hero: { wide: owned(hero.wide), narrow: owned(hero.narrow) } }),
    pictures: keys(pictures),
    ...(captions && { captions: keys(captions) }),
    ...(process && { story: { ...story, process: { ...process, picture: owned(process.picture) } } }),
    sections: sections.map((section) => ({
      ...section,
      ...(section.desktop && { desktop: rows(section.desktop) }),
      ...(section.mobile && { mobile: rows(section.mobile) }),
      ...(section.pictures && { pictures: section.pictures.map(owned) }),
    })),
  }
}
