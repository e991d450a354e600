// While the first video is out of view, its feed goes on in a small player in the corner.
const feed = document.querySelector('figure geuin-feed')
const player = document.querySelector('template').content.querySelector('geuin-feed')

feed.addEventListener('geuin:video-change', ({ detail }) => player.setAttribute('start', detail.slug))

new IntersectionObserver(([{ isIntersecting }]) => {
  if (isIntersecting) player.remove()
  else document.body.append(player)
}).observe(feed)
