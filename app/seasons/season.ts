import content from '~content/seasons.yaml'
import { seasonAt } from './season-at'
import './season.css'

/** Dresses the borders of the agency's sections for the season of a date (ALIVE-5). */
export function showSeason(date: Date): void {
  const season = seasonAt(date, content.seasons)
  if (season) document.documentElement.dataset.season = season
}
