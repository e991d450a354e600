/** For a body that is about a video or a comment: exactly one of the two ids. */
export const oneTarget = {
  name: 'target',
  message: 'one of video_id and comment_id is needed',
  test: (it: { video_id?: string | undefined; comment_id?: string | undefined }) =>
    Boolean(it.video_id) !== Boolean(it.comment_id),
}
