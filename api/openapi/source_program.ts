import ts from 'typescript'
import type { Call } from './call.js'
import { implementations } from './implementations.js'

/** The API's sources as the compiler understands them, and the answers' types among them. */
export interface SourceProgram {
  checker: ts.TypeChecker
  program: ts.Program
  root: string
  /** What implements a method of one of our interfaces. */
  implementationsOf(signature: ts.Node): ts.Node[]
  /** What a call answers. */
  answerOf(call: Call): ts.Type
  /** What each transformer makes, by the name of its shape: `CardTransformer` makes a `Card`. */
  shapes: Map<string, { type: ts.Type; transformer: ts.Symbol }>
  /** The default export of a module named as in the sources, e.g. `#app/chat/chats_controller`. */
  defaultExportOf(module: string): ts.ClassDeclaration
}

/** What makes types that hold everywhere known: guards, serializer, routes. */
const AMBIENT = ['config/auth.ts', 'providers/http_provider.ts', 'start/kernel.ts', 'app/http/host_middleware.ts']

/** Reads the sources under `root`. The answers are asked for in a module that exists in memory only. */
export function readSources(root: string, calls: Call[]): SourceProgram {
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(`${root}/tsconfig.json`, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
    },
  })!
  const transformers = fileNames.filter((name) => name.endsWith('_transformer.ts'))
  const questions = `${root}/openapi/questions.ts`
  const host = hostWith(options, questions, questionsAbout(root, calls, transformers))
  const rootNames = [questions, ...AMBIENT.map((name) => `${root}/${name}`)]
  const program = ts.createProgram({ rootNames, options, host })
  const checker = program.getTypeChecker()
  const aliases = new Map(
    program
      .getSourceFile(questions)!
      .statements.filter(ts.isTypeAliasDeclaration)
      .map((alias) => [alias.name.text, checker.getTypeAtLocation(alias.name)])
  )
  const defaultExport = (path: string) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(path)!)!
    return checker.getExportsOfModule(module).find(({ escapedName }) => escapedName === 'default')!
  }
  return {
    checker,
    program,
    root,
    implementationsOf: implementations(program, root),
    answerOf: (call) => aliases.get(`Answer${calls.indexOf(call)}`)!,
    shapes: new Map(
      transformers.map((path, index) => {
        const transformer = defaultExport(path)
        const { name } = transformer.valueDeclaration as ts.ClassDeclaration
        return [name!.text.replace(/Transformer$/, ''), { type: aliases.get(`Shape${index}`)!, transformer }]
      })
    ),
    defaultExportOf: (module) =>
      defaultExport(`${root}/${module.replace(/^#/, '')}.ts`).declarations![0] as ts.ClassDeclaration,
  }
}

function questionsAbout(root: string, calls: Call[], transformers: string[]): string {
  return [
    `import type { ExtractResponse } from '@tuyau/core/types'`,
    `import type { InferData } from '@adonisjs/core/types/transformers'`,
    ...calls.map(({ controller }) => `import type {} from '${controller}'`),
    ...calls.map(({ answer }, index) => `export type Answer${index} = ${answer}`),
    ...transformers.map(
      (path, index) => `export type Shape${index} = InferData<import('${moduleOf(root, path)}').default>`
    ),
  ].join('\n')
}

function moduleOf(root: string, path: string): string {
  return `#${path.slice(root.length + 1).replace(/\.ts$/, '')}`
}

function hostWith(options: ts.CompilerOptions, path: string, text: string): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  return {
    ...host,
    fileExists: (name) => name === path || fileExists(name),
    readFile: (name) => (name === path ? text : readFile(name)),
    getSourceFile: (name, target, ...rest) =>
      name === path ? ts.createSourceFile(name, text, target) : getSourceFile(name, target, ...rest),
  }
}
