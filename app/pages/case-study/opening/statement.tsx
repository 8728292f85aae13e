import { phone } from '~/breakpoints'
import { Arrow } from '~/components/arrow/arrow'
import { Picture, type PictureData } from '~/components/picture/picture'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import { type Fact, Facts } from '../parts'

export interface StatementProps {
  heading: WovenText
  /** Sector and project type. */
  facts: Fact[]
  lead: string
  text: string
}

/** A link to a client further down the page, with a piece of its work. */
export interface ClientLink {
  id: string
  name: string
  piece: PictureData | undefined
}

/**
 * Opening of a page of several clients: a woven headline and a link to each of them (CASE-7). Its styles are in statement.css.
 */
export function Statement({
  heading,
  facts,
  lead,
  text,
  clients,
}: StatementProps & { clients: ClientLink[] }) {
  return (
    <header data-part="statement">
      <Heading text={heading} woven />
      {clients.length > 0 && (
        <ul>
          {clients.map(({ id, name, piece }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {piece && (
                  <Picture picture={{ ...piece, alt: '' }} sizes={`${phone} 45vw, 29vw`} fit="cover" />
                )}
                {name}
                <Arrow />
              </a>
            </li>
          ))}
        </ul>
      )}
      <div>
        <div>
          <p>{lead}</p>
          <Facts facts={facts} />
        </div>
        <p>{text}</p>
      </div>
    </header>
  )
}
