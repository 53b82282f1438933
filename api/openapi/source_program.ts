import ts from 'typescript'
import type { Call } from './call.js'
import { implementations } from './implementations.js'

export interface SourceProgram {
  checker: ts.TypeChecker
  program: ts.Program
  root: string
  implementationsOf(signature: ts.Node): ts.Node[]
  answerOf(call: Call): ts.Type
  /** By name: `CardTransformer` makes a `Card`. */
  shapes: Map<string, { type: ts.Type; transformer: ts.Symbol }>
  /** Of a module as imported, e.g. `#app/chat/chats_controller`. */
  defaultExportOf(module: string): ts.ClassDeclaration
}

/** Files that augment global types: guards, serializer, routes. */
const AMBIENT = ['config/auth.ts', 'providers/http_provider.ts', 'start/kernel.ts', 'app/http/host_middleware.ts']

/** Answer types are read from a module that exists in memory only. */
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
