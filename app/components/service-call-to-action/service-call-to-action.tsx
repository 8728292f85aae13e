import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from '~/class-names'
import { ActionLink } from '~/components/action/action-link'
import styles from './service-call-to-action.module.css'

interface ServiceCallToActionProps {
  ground: string
  line: string
  /** The words on the button; it leads to /contact. */
  label: string
  colour?: 'ink' | 'paper' | 'vermilion'
  /** Replaces the plain line: renders a heading with the given id. */
  heading?: (id: string) => ReactNode
  /** The picture beside or above the words; decoration, or with its own alternative text. */
  children?: ReactNode
  className?: string | undefined
  ref?: Ref<HTMLElement>
}

/** The call to action that ends a service page: one line and a button to /contact (SERVICES-2). */
export function ServiceCallToAction(props: ServiceCallToActionProps) {
  const { ground, line, label, colour = 'ink', heading, children, className, ref } = props
  const id = useId()
  return (
    <section
      ref={ref}
      className={classNames(styles.action, className)}
      data-ground={ground}
      aria-labelledby={id}
    >
      {children}
      <div className={styles.words}>
        {heading ? (
          heading(id)
        ) : (
          <h2 id={id} className={styles.line}>
            {line}
          </h2>
        )}
        <ActionLink href="/contact" size="large" colour={colour}>
          {label}
        </ActionLink>
      </div>
    </section>
  )
}
