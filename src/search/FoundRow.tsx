import type { ReactNode } from 'react'
import type { PageType } from '../kit/routes'
import { PageLink } from '../ui/button/PageLink'
import { Marked } from '../ui/text/Marked'
import type { Match } from '../ui/text/matches'

interface Props {
  page: PageType
  slug: string
  picture: ReactNode
  name: string
  matches: readonly Match[]
  /** Under the name. */
  note: ReactNode
  /** At the end, such as a button. */
  end?: ReactNode
}

/** Something that was found, in one line. */
export const FoundRow = ({ page, slug, picture, name, matches, note, end }: Props) => (
  <div className="found-row">
    <PageLink page={page} slug={slug}>
      {picture}
      <span>
        <b>
          <bdi>
            <Marked name={name} matches={matches} />
          </bdi>
        </b>
        <small>{note}</small>
      </span>
    </PageLink>
    {end}
  </div>
)
