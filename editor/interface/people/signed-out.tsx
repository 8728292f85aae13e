import styles from './signed-out.module.css'

/** The session has ended, and with it everything but this window: signing in elsewhere lets it go on. */
export const SignedOut = () => (
  <p className={styles.notice} role="alert">
    <span>
      <b>You have been signed out.</b> What you typed stays here, and is saved when you are in again.
    </span>
    <a href="/studio/sign-in" target="_blank" rel="noreferrer">
      Sign in
    </a>
  </p>
)
