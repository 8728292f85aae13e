/** The four things that come before the first start, drawn: pages of others look different from year to year. */
const steps: readonly [title: string, bar: string, inside: string][] = [
  [
    'Install Node.js',
    'nodejs.org',
    '<b class="button">Get Node.js® <i>LTS</i></b><p>Take the version called LTS.</p>',
  ],
  [
    'Install Git',
    'git-scm.com/downloads',
    '<b class="button">Download for your system</b><p>Leave all questions as they are.</p>',
  ],
  [
    'Get the site',
    'Terminal',
    '<pre>$ git clone https://github.com/…/site\nCloning into ‘site’ …\n\n<u>A window asks you to sign in, once.</u></pre>',
  ],
  [
    'Double-click the starter',
    'site',
    '<ul><li>app</li><li>content</li><li>docs</li><li class="chosen">Edit the site<span>➤</span></li><li>media</li></ul>',
  ],
]

const style = `
  * { box-sizing: border-box; margin: 0; padding: 0 }
  body { display: grid; grid-template: 1fr 1fr / 1fr 1fr; gap: 28px; height: 100vh; padding: 32px; background: #f6efe3; color: #17120f; font: 20px 'Anek', system-ui, sans-serif }
  @font-face { font-family: 'Anek'; src: url(/studio/fonts/anek-text.woff2); font-weight: 100 900 }
  section { display: grid; grid-template-rows: auto 1fr; gap: 12px }
  h2 { display: flex; gap: 12px; align-items: center; font-size: 26px }
  h2 em { display: grid; place-items: center; width: 44px; height: 44px; border-radius: 50%; background: #ff5a1f; font-style: normal }
  .window { display: grid; grid-template-rows: 44px 1fr; overflow: hidden; border: 2px solid #17120f; border-radius: 10px; background: #fffdf6 }
  .bar { padding: 8px 18px; border-bottom: 2px solid #17120f; background: #eadfca; font-size: 18px }
  .inside { display: grid; gap: 14px; place-content: center; justify-items: center; padding: 16px }
  .button { padding: 16px 28px; border-radius: 8px; background: #1f7a3d; color: #fff; font-size: 24px }
  .button i { padding: 2px 8px; border-radius: 4px; background: #ffc31f; color: #17120f; font-style: normal }
  .inside:has(pre) { place-content: stretch; justify-items: stretch; background: #17120f; color: #f6efe3 }
  pre { font: 18px/1.5 ui-monospace, monospace } pre u { color: #ffc31f; text-decoration: none }
  .inside:has(ul) { place-content: start stretch; justify-items: stretch }
  ul { list-style: none } li { position: relative; padding: 7px 14px; border-radius: 6px } li::before { content: '▪ '; color: #ff5a1f }
  .chosen { background: #1b3fd6; color: #fff } li span { position: absolute; left: 190px; top: 10px; color: #17120f; font-size: 34px; rotate: -135deg }`

export const installPage = `<!doctype html><html lang="en"><title>Install</title><style>${style}</style>${steps
  .map(
    ([title, bar, inside], at) =>
      `<section><h2><em>${at + 1}</em>${title}</h2><div class="window"><div class="bar">${bar}</div><div class="inside">${inside}</div></div></section>`,
  )
  .join('')}</html>`
