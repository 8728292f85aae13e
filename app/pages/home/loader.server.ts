import type { Organization } from 'schema-dts'
import { phone } from '~/breakpoints'
import { coverSizes } from '~/components/picture/picture'
import { clientBand } from '~/page-data/client-band.server'
import { head } from '~/page-data/head.server'
import { logoWall } from '~/page-data/logo-rows.server'
import { edge, pictureData, woven } from '~/page-data/media.server'
import { showreelData } from '~/page-data/showreel.server'
import { testimonials } from '~/page-data/testimonials.server'
import { wovenText } from '~/woven/heading/woven-text.server'
import { agency } from '~content/load/agency.server'
import { project } from '~content/load/project.server'
import { readContent } from '~content/load/read.server'
import { homePage } from '~content/schema/pages'

const file = 'pages/home.yaml'

/** The data of the home page. */
export function homeData() {
  const page = readContent(file, homePage)
  const { name, origin, blurb, email, phones, address, city, social, founded } = agency()
  const { featured, ...storyWords } = page.stories
  const { services, ...panchamWords } = page.pancham
  const showreel = showreelData()
  return {
    head: head({
      ...page.head,
      path: '/',
      structuredData: [
        {
          '@type': 'Organization',
          name,
          url: `${origin}/`,
          logo: `${origin}/icon-512.png`,
          email,
          ...(phones[0] && { telephone: phones[0].dial }),
          description: blurb,
          address: {
            '@type': 'PostalAddress',
            streetAddress: address.join(', '),
            addressLocality: city,
            // The form accepts Indian numbers only, so the agency is in India.
            addressCountry: 'IN',
          },
          foundingDate: String(founded),
          ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
        } satisfies Organization,
        showreel.structuredData,
      ],
    }),
    hero: { ...page.hero, heading: wovenText(page.hero.heading) },
    showreel: showreel.shown,
    manifesto: page.manifesto,
    stories: {
      ...storyWords,
      heading: wovenText(storyWords.heading),
      stories: featured.map(({ id, claim, description, focus }, _, { length }) => {
        const { name: title, sector, projectType, card, theme } = project(id)
        const picture = pictureData(focus ? { ...card, focus } : card, `projects/${id}.yaml`)
        return {
          id,
          title,
          sector,
          category: projectType,
          claim,
          description,
          picture,
          // In a block of two or three, some cards have its full height and crop the sides of their pictures.
          sizes: coverSizes(picture, [phone, 98, 4 / 3], ['', length % 4 ? 80 : 52, 8 / 5]),
          band: clientBand(id),
          panel: theme.panel,
          onPanel: theme.onPanel,
        }
      }),
    },
    pancham: {
      ...panchamWords,
      edge: edge('diamonds-paper-saffron'),
      cloths: services.map((service, index) => ({
        ...service,
        cloth: woven(`cloth-${index + 1}`),
        tablet: woven(`cloth-tablet-${index + 1}`),
        strip: woven(`strip-${index + 1}`),
      })),
    },
    edges: { toStories: edge('temple-ink-paper') },
    testimonials: testimonials(1),
    logoWall: logoWall(page.logoWall),
    callToAction: { ...page.callToAction, heading: wovenText(page.callToAction.heading) },
  }
}

export type HomeData = ReturnType<typeof homeData>
