import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { servicePage } from '~/page-data/service-page.server'
import { readContent } from '~content/load/read.server'
import { team } from '~content/schema/collections'
import { serviceIds } from '~content/schema/pages'
import { service } from '~content/schema/services'
import { Engagement } from './engagement'

const { director, members } = readContent('team.yaml', team)

test.each(serviceIds)(
  'KNOW-2 %s says what it contains, how long it takes, what it costs, who leads it',
  (id) => {
    const { engagement } = servicePage(id, readContent(`services/${id}.yaml`, service))
    const html = renderToStaticMarkup(<Engagement ground="paper" {...engagement} />)
    const body = new JSDOM(html).window.document.body
    const { contains, time, price } = engagement
    for (const words of [...contains, time.figure, time.note, price.figure, price.note])
      expect(body.textContent).toContain(words)
    const leaders = [director, ...members].filter(({ leads }) => leads?.includes(id))
    expect([...body.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(
      leaders.flatMap(({ altText = [] }) => altText),
    )
    for (const { name } of leaders) expect(body.textContent).toContain(name)
  },
)
