import { useId, useRef } from 'react'
import { useT } from '../../kit/useT'
import { Skeleton } from '../../ui/state/Skeleton'
import { useStyles } from '../../ui/styles/useStyles'
import { postsStrings } from '../posts.strings'
import type { Tagged } from './tags'
import styles from './UsedTags.css'
import { useUsedTags } from './useUsedTags'

interface Props {
  tagged: Tagged
  onChoose(tag: string): void
}

/** Tags that others use, one press away; nothing where nobody uses any. */
export const UsedTags = ({ tagged, onChoose }: Props) => {
  useStyles(styles)
  const t = useT(postsStrings)
  const id = useId()
  const tags = useUsedTags(tagged)
  const hadSome = useRef(false)
  if (tags && tags.length > 0) hadSome.current = true
  // Where there were some, their line stays, so that what follows does not move while somebody types.
  if (tags?.length === 0 && !hadSome.current) return null
  return (
    <div className="used-tags" aria-busy={tags === null}>
      {tags === null && <Skeleton width={240} height={36} />}
      {tags && tags.length > 0 && (
        <>
          <span id={id}>{t('posts.tags')}</span>
          <ul aria-labelledby={id}>
            {tags.map((tag) => (
              <li key={tag}>
                <button
                  type="button"
                  // The field keeps the focus, and a phone its keyboard.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(tag)}
                >
                  <bdi>#{tag}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="visually-hidden" role="status">
        {tags && tagged.typed && t('posts.tags.found', { count: tags.length })}
      </p>
    </div>
  )
}
