// Loaded into a server before its own code: tells the process that started it how much CPU time and memory it uses, when asked.
process.on('message', (message) => {
  if (message !== 'use') return
  const { user, system } = process.cpuUsage()
  process.send({ cpu: (user + system) / 1000, memory: process.memoryUsage.rss() })
})
// Waiting for questions keeps no server running.
process.channel?.unref()
