import { z } from 'zod'
import { path } from './known'
import { sentenceWith, text } from './parts'
import { RANGES, ranged } from './ranges'

/** The bar at the top of every page: its links in their order, its button (NAV-1, NAV-2). */
export const navigation = z.strictObject({
  links: ranged(z.strictObject({ label: text, path }), RANGES.barLinks, 'path'),
  callToAction: text,
  /** Heard rather than seen: names of the logo's link, of the two lists of links, of the button for the menu. */
  spoken: z.strictObject({
    home: sentenceWith('name'),
    main: text,
    menu: text,
    /** The first stop of the Tab key (NAV-7). */
    skip: text,
    loading: text,
  }),
})
