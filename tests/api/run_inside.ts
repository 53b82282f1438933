import ace from '@adonisjs/core/services/ace'

/** Runs a command in this process, as starting one takes longer than most commands do. @returns its exit code, then what it said */
export async function runInside(name: string, ...args: string[]): Promise<string> {
  ace.ui.switchMode('raw')
  try {
    ace.ui.logger.flushLogs()
    const { exitCode } = await ace.exec(name, args)
    return [exitCode, ...ace.ui.logger.getLogs().map(({ message }) => message)].join(' ')
  } finally {
    ace.ui.switchMode('normal')
  }
}
