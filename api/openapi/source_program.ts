import ts from 'typescript'
import type { Call } from './call.js'

export interface SourceProgram {
  checker: ts.TypeChecker
  answerOf(call: Call): ts.Type
  /** By name: `CardTransformer` makes a `Card`. */
  shapes: Map<string, { type: ts.Type; about: string }>
  /** The class that a module exports by default, e.g. `#app/chat/chats_controller`. */
  classIn(module: string): ts.ClassDeclaration
  aboutClass(name: string): string
  /** A declaration's doc comment, without tags and references. */
  about(declaration: ts.NamedDeclaration | undefined): string
}

/** Files that augment global types: guards, serializer, routes. */
const AMBIENT = ['#config/auth', '#providers/http_provider', '#start/kernel', '#app/http/host_middleware']

/** Answer types are read from a module that exists in memory only. */
export function readSources(root: string, calls: Call[]): SourceProgram {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const modules = fileNames.map((name) => `#${name.slice(root.length + 1, -'.ts'.length)}`)
  const transformers = modules.filter((name) => name.endsWith('_transformer'))
  const questions = `${root}/openapi/questions.ts`
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (name, target, ...rest) =>
    name === questions
      ? ts.createSourceFile(name, questionsAbout(calls, transformers), target)
      : getSourceFile(name, target, ...rest)
  const fileOf = (module: string) => `${root}/${module.slice(1)}.ts`
  const rootNames = [questions, ...[...AMBIENT, ...calls.map(({ controller }) => controller)].map(fileOf)]
  const program = ts.createProgram({ rootNames, options, host })
  const checker = program.getTypeChecker()
  const asked = program.getSourceFile(questions)!.statements.filter(ts.isTypeAliasDeclaration)
  const typeOf = (name: string) => checker.getTypeAtLocation(asked.find((alias) => alias.name.text === name)!.name)
  const classesIn = (module: string) =>
    program.getSourceFile(fileOf(module))?.statements.filter(ts.isClassDeclaration) ?? []
  const classIn = (module: string) => classesIn(module).find((one) => ts.getModifiers(one)?.some(isDefault))!
  const classes = new Map(modules.flatMap(classesIn).map((one) => [one.name?.text, one]))
  const about = (declaration: ts.NamedDeclaration | undefined) =>
    documentation(declaration && checker.getSymbolAtLocation(declaration.name!), checker)
  return {
    checker,
    answerOf: (call) => typeOf(`Answer${calls.indexOf(call)}`),
    shapes: new Map(
      transformers.map((module, index) => {
        const transformer = classIn(module)
        return [
          transformer.name!.text.replace(/Transformer$/, ''),
          { type: typeOf(`Shape${index}`), about: about(transformer) },
        ]
      })
    ),
    classIn,
    aboutClass: (name) => about(classes.get(name)),
    about,
  }
}

function questionsAbout(calls: Call[], transformers: string[]): string {
  return [
    `import type { ExtractResponse } from '@tuyau/core/types'`,
    `import type { InferData } from '@adonisjs/core/types/transformers'`,
    ...calls.map(({ answer }, index) => `export type Answer${index} = ${answer}`),
    ...transformers.map((module, index) => `export type Shape${index} = InferData<import('${module}').default>`),
  ].join('\n')
}

function isDefault({ kind }: ts.Modifier): boolean {
  return kind === ts.SyntaxKind.DefaultKeyword
}

function documentation(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): string {
  return ts
    .displayPartsToString(symbol?.getDocumentationComment(checker))
    .replace(/ \((specification|contract|product|RFC)[^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
