import { useComments } from '../commentsContext'

/** No comments: one drawing, one sentence; the composer is the action. */
export const EmptyComments = () => {
  const { t } = useComments()
  return (
    <div className="comments-empty">
      <svg viewBox="0 0 96 72" aria-hidden="true">
        <path d="M14 44c0 9 8 16 18 16 4 0 8-1 11-3l9 3-2-9c2-2 3-5 3-8 0-9-9-16-19-16s-20 8-20 17zM47 23c3-8 11-13 20-13 11 0 19 8 19 17 0 4-1 7-4 10l2 8-9-2c-5 2-9 2-13 1" />
        <path
          className="comments-empty-spark"
          d="M67 20c.7 4.4 2.6 6.3 7 7-4.4.7-6.3 2.6-7 7-.7-4.4-2.6-6.3-7-7 4.4-.7 6.3-2.6 7-7z"
        />
      </svg>
      <p>{t('comments.empty')}</p>
    </div>
  )
}
