/** What a page of a community, a loop or a person loads, its videos and what stands over them, see `companions` in esbuild.mjs. */
import './common.posters'
import '../src/entities/socialLinks'
import '../src/posters/VideoGrid'
import '../src/social/SocialLinks'
import '../src/text/Description'
