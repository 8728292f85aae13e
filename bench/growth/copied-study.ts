/** A case study's file as parsed from YAML; only the parts that a copy changes matter here. */
export interface Study {
  name: string
  hero?: { wide: string; narrow: string }
  pictures: Record<string, string>
}

/** Maps whose keys are pictures. */
const byPicture = ['pictures', 'captions']

/**
 * A copy of a case study for another id: the same words and sections, and the same pictures, now named as those of the study
 * they belong to, wherever its file names them.
 * @param source id of the study that is copied
 */
export function copiedStudy(study: Study, source: string, number: number): Study {
  const own = new Set([...Object.keys(study.pictures), ...Object.values(study.hero ?? {})])
  const named = (text: string) => (own.has(text) && !text.includes('/') ? `${source}/${text}` : text)
  const renamed = (value: unknown, field: string): unknown => {
    // A kind of section may have the name of a picture.
    if (typeof value === 'string') return field === 'kind' ? value : named(value)
    if (Array.isArray(value)) return value.map((item) => renamed(item, field))
    if (value === null || typeof value !== 'object') return value
    const keyed = (key: string) => (byPicture.includes(field) ? named(key) : key)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [keyed(key), renamed(item, key)]))
  }
  return { ...(renamed(study, '') as Study), name: `${study.name} ${number}` }
}
