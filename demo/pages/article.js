// While the first video is out of view, its feed goes on in a small player in the corner.
const feed = document.querySelector('figure geuin-feed')
const player = document.querySelector('template').content.querySelector('geuin-feed')

feed.addEventListener('geuin:video-change', ({ detail }) => player.setAttribute('start', detail.slug))

new IntersectionObserver((entries) => {
  // The newest one: a busy page reports several at a time.
  if (entries.at(-1).isIntersecting) player.remove()
  else document.body.append(player)
}).observe(feed)
