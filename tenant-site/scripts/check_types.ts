import { relative } from 'node:path'
import ts from 'typescript'

/** Type-checks the site only: the generated client imports API sources, which have their own rules and check. */
const room = new URL('..', import.meta.url).pathname
const config = ts.getParsedCommandLineOfConfigFile(
  `${room}tsconfig.json`,
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: stop }
)!
const program = ts.createProgram(config.fileNames, config.options)
const own = program.getSourceFiles().filter(({ fileName }) => config.fileNames.includes(fileName))
const faults = own.flatMap((file) => [
  ...program.getSyntacticDiagnostics(file),
  ...program.getSemanticDiagnostics(file),
])

for (const { file, start, messageText } of faults) {
  const { line, character } = file!.getLineAndCharacterOfPosition(start!)
  const text = ts.flattenDiagnosticMessageText(messageText, '\n')
  console.error(`${relative(process.cwd(), file!.fileName)}:${line + 1}:${character + 1} ${text}`)
}
process.exitCode = faults.length > 0 ? 1 : 0

function stop(fault: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, '\n'))
}
