import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What the check says where letters are new to the fonts, and the programme that fetches them. */
const programmes = [
  { said: /npm run fonts$/, file: 'app/styles/fonts/subset.ts' },
  { said: /npm run fonts:clients$/, file: 'app/styles/clients/subset.ts' },
]

/** Files that these programmes write: they follow from content and are published with it. */
export const isCutFont = (file: string) =>
  /^app\/(?:styles\/(?:fonts|clients)|woven\/heading)\/(?:[\w-]+\.(?:woff2|ttf)|characters\.json)$/.test(file)

/** Whether a problem is only that letters are still to be fetched. */
export const isMissingLetter = (problem: string) => programmes.some(({ said }) => said.test(problem))

/** Fetches letters that content uses for the first time into the site's fonts. Takes half a minute. */
export async function fetchLetters(home: string, problems: readonly string[]): Promise<void> {
  for (const { said, file } of programmes)
    if (problems.some((problem) => said.test(problem)))
      await run(process.execPath, ['--import', 'tsx', file], { cwd: home })
}
