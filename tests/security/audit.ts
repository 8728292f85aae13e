import { spawnSync } from 'node:child_process'
import { SKIPPED } from '../skipped'

/**
 * `npm run check:audit`: known holes in what the site and its server are made of. A hole of level high or more fails. Where the
 * registry answers no audits it says so: that is no result.
 */
const level = 'high'

interface Report {
  error?: unknown
  message?: string
  metadata?: { vulnerabilities: Record<string, number> }
}

const { stdout } = spawnSync('npm', ['audit', '--json', `--audit-level=${level}`], { encoding: 'utf8' })
const report = ((): Report => {
  try {
    return JSON.parse(stdout)
  } catch {
    return {}
  }
})()

if (!report.metadata) {
  console.log(
    `SKIPPED: the registry answers no audits (${report.message ?? 'no report'}). Nothing was audited.`,
  )
  process.exitCode = SKIPPED
} else {
  const { high = 0, critical = 0, ...others } = report.metadata.vulnerabilities
  console.log(`Audit: ${critical} critical, ${high} high;`, others)
  if (high + critical > 0) process.exitCode = 1
}
