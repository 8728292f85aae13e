import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { headOf } from '~/shell/head'
import { transparentBar } from '~/shell/page-handle'
import { Edge } from '~/woven/edge/edge'
import type { Route } from './+types/route'
import { Hero } from './hero'
import { aboutData } from './loader.server'
import { Story } from './story'
import { Team } from './team'

export const handle = transparentBar('madder')

export const loader = () => aboutData()

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData?.head)

export default function About({ loaderData }: Route.ComponentProps) {
  const { hero, story, edges, team, apply } = loaderData
  return (
    <>
      <Hero {...hero} />

      <Story {...story} />
      <BelowFirstScreen>
        <Edge {...edges.toTeam} weavesIn />
        <Team {...team} apply={apply} />
        <Edge {...edges.toFooter} weavesIn />
      </BelowFirstScreen>
    </>
  )
}
