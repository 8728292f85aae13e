import { openStore } from './store'

/** Changes one name again and again until it is killed: what a crash in the middle of saving leaves behind. */
const store = openStore(process.argv[2] ?? '')
const path = ['director', 'name']
const first = Math.floor(Math.random() * 1e9)
for (let count = first; ; count += 1) {
  const { revision, data } = store.open('team.yaml')
  const was = (data as { director: { name: string } }).director.name
  const change = { op: 'set', path, value: `Name ${count}` } as const
  store.change({ file: 'team.yaml', revision, change, was, label: `Name ${count}`, group: String(count) })
  if (count === first) process.stdout.write('begun\n')
}
