import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  hint: string
  children: ReactNode
}

/** A part of the form of a post. */
export const Section = ({ title, hint, children }: Props) => {
  const id = useId()
  return (
    <section className="post-section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{hint}</p>
      </header>
      <div className="post-fields">{children}</div>
    </section>
  )
}
