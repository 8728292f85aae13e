import { spawnSync } from 'node:child_process'

/**
 * `npm run test:nodes [-- 22 24]`: the unit, server and fuzz tests under newer versions of Node, which npm installs for this
 * system. Ends with the result for each version.
 */
const [, , ...asked] = process.argv
const versions = asked.length > 0 ? asked : ['22', '24']
const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

// The package `node` would fetch these with an install script, which .npmrc forbids; so they are installed by name.
const verdicts = versions.map((version) => {
  const node = `node-${system}@${version}`
  console.log(`\n— ${node}`)
  const words = [
    '--yes',
    `--package=${node}`,
    '--call',
    'node --version && node node_modules/vitest/vitest.mjs run',
  ]
  const { status } = spawnSync('npx', words, { stdio: 'inherit' })
  return { version, isGreen: status === 0 }
})
for (const { version, isGreen } of verdicts) console.log(`Node ${version}: ${isGreen ? 'passed' : 'FAILED'}`)
if (verdicts.some(({ isGreen }) => !isGreen)) process.exitCode = 1
