/** A video, wherever it shows. */
export { type Author, type Facet, type Linkout, toClip, toVideo, type Video } from './video'
export { forgetVideos, putVideos, videoAtom } from './video.atoms'
