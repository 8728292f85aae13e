/** A case study's file as YAML holds it; only what names pictures is of interest here. */
export interface Study {
  name: string
  hero?: { wide: string; narrow: string }
  pictures: Record<string, string>
  sections: Section[]
}

interface Section {
  desktop?: string[][]
  mobile?: string[][]
  pictures?: string[]
}

/**
 * A case study once more, to be kept under another id: the same words and sections, and the same pictures, which are now
 * those of another study and are named so.
 */
export function copiedStudy(study: Study, source: string, number: number): Study {
  const owned = (name: string) => (name.includes('/') ? name : `${source}/${name}`)
  const rows = (all: string[][]) => all.map((row) => row.map(owned))
  const { hero, pictures, sections } = study
  return {
    ...study,
    name: `${study.name} ${number}`,
    ...(hero && { hero: { wide: owned(hero.wide), narrow: owned(hero.narrow) } }),
    pictures: Object.fromEntries(Object.entries(pictures).map(([name, alt]) => [owned(name), alt])),
    sections: sections.map((section) => ({
      ...section,
      ...(section.desktop && { desktop: rows(section.desktop) }),
      ...(section.mobile && { mobile: rows(section.mobile) }),
      ...(section.pictures && { pictures: section.pictures.map(owned) }),
    })),
  }
}
