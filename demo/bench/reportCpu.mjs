// Loaded into a server before its own code: tells the process that started it how much CPU time it has used, when asked.
process.on('message', (message) => {
  if (message !== 'cpu') return
  const { user, system } = process.cpuUsage()
  process.send((user + system) / 1000)
})
// Waiting for questions keeps no server running.
process.channel?.unref()
