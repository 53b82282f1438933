import ts from 'typescript'
import type { Call } from './call.js'
import type { SourceProgram } from './source_program.js'

interface Passed {
  always: ts.Node[]
  byName: ts.Node[]
}

/** Our middleware on a call, read from `start/kernel.ts`. */
export function middlewareOf({ middleware }: Call, { program, root, defaultExportOf }: SourceProgram): Passed {
  const passed: Passed = { always: [], byName: [] }
  const visit = (node: ts.Node, name?: string): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const module = (node.arguments[0] as ts.StringLiteral).text
      const isOurs = /^#app\/.*_middleware$/.test(module)
      if (isOurs && name === undefined) passed.always.push(handleOf(defaultExportOf(module)))
      else if (isOurs && middleware.includes(name!)) passed.byName.push(handleOf(defaultExportOf(module)))
    }
    const inner = ts.isPropertyAssignment(node) ? node.name.getText() : name
    ts.forEachChild(node, (child) => visit(child, inner))
  }
  visit(program.getSourceFile(`${root}/start/kernel.ts`)!)
  return passed
}

function handleOf(middleware: ts.ClassDeclaration): ts.Node {
  return middleware.members.find((one) => one.name?.getText() === 'handle')!
}
