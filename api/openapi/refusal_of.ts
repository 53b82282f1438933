import ts from 'typescript'
import { documentation } from './documentation.js'

export interface RefusalClass {
  name: string
  status: number
  code: string
  about: string
}

/** Reads static `status` and `code`; undefined for other classes and for 5xx. */
export function refusalOf(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): RefusalClass | undefined {
  const declaration = symbol?.valueDeclaration
  if (!symbol || !declaration || !ts.isClassDeclaration(declaration)) return
  const [status, code] = ['status', 'code'].map((name) => staticValue(declaration, name))
  const number = Number(status)
  return number >= 400 && number < 500 && code
    ? { name: symbol.name, status: number, code, about: documentation(symbol, checker) }
    : undefined
}

function staticValue(declaration: ts.ClassDeclaration, name: string): string | undefined {
  const member = declaration.members.find(
    (one): one is ts.PropertyDeclaration => ts.isPropertyDeclaration(one) && one.name.getText() === name
  )
  return member?.initializer && ts.isLiteralExpression(member.initializer) ? member.initializer.text : undefined
}
