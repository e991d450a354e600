// Any step of the modal can be opened by its name; a viewer who is signed out signs in first.
document.querySelector('main').addEventListener('click', ({ target }) => {
  const { step } = target.dataset
  if (step) void window.geuin.signIn(step)
})
