import type { ReactNode } from 'react'
import type { Author } from '../entities/playable'
import { PageLink } from '../ui/button/PageLink'
import { Avatar } from '../ui/image/Avatar'
import { classes } from '../ui/styles/classes'
import { useStyles } from '../ui/styles/useStyles'
import styles from './Members.css'

interface Props {
  user: Author
  /** After the username, such as a time. */
  note?: string
  /** Under the name. */
  children?: ReactNode
  /** At the end of the line. */
  end?: ReactNode
  /** Whether the end goes under the names where there is no room beside them. */
  wraps?: boolean
}

/** A person in a list: picture and names lead to the profile. */
export const PersonRow = ({ user, note, children, end, wraps }: Props) => {
  useStyles(styles)
  const { slug, name, image, isAvatar } = user
  return (
    <div className={classes('person', wraps && 'person-wraps')}>
      <PageLink className="person-link" page="profile" slug={slug}>
        <Avatar name={name} image={image} isAvatar={isAvatar} size="l" />
        <span className="person-names">
          <b>
            <bdi>{name}</bdi>
          </b>
          <small>
            <bdi dir="ltr">@{slug}</bdi>
            {note && ` · ${note}`}
          </small>
        </span>
      </PageLink>
      {children && <div className="person-words">{children}</div>}
      {end && <div className="person-end">{end}</div>}
    </div>
  )
}
