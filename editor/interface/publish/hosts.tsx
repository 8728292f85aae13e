import styles from './publish.module.css'

/** What publishing means on each host. Which one it is, an engineer chose; the editor cannot know. */
export function Hosts() {
  return (
    <details className={styles.hosts}>
      <summary>When visitors see it</summary>
      <dl>
        <dt>Netlify, Cloudflare Pages and their like</dt>
        <dd>Some minutes after you have sent it to the others: the host builds the site by itself.</dd>
        <dt>A server of your own, or nginx</dt>
        <dd>After whoever runs it has fetched your changes and built the site. Tell them.</dd>
        <dt>A container</dt>
        <dd>After whoever runs it has built a new one and started that. Tell them.</dd>
      </dl>
      <p>Until then visitors see the site as it was. It is never half new.</p>
    </details>
  )
}
