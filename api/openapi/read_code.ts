import ts from 'typescript'
import { emptyReading, type Reading } from './reading.js'
import { refusalOf, type RefusalClass } from './refusal_of.js'
import type { SourceProgram } from './source_program.js'

const NAMED_STATUSES: Record<string, number> = { created: 201, accepted: 202, noContent: 204, notModified: 304 }

const REQUEST = /^(Http)?Request$/
const RESPONSE = /^(Http)?Response$/

/** Follows a function through all of our code that it calls, and collects its effects on request and response. */
export function readCode({ checker, root, implementationsOf }: SourceProgram, start: ts.Node): Reading {
  const reading = emptyReading()
  const seen = new Set<string>()
  const known = new Map<string, RefusalClass>()
  let throwsAny = false
  follow(start, false)
  // Code that throws an unspecified `Refusal` may throw any that was created on the way.
  if (throwsAny) for (const [code, refusal] of known) reading.refusals.set(code, refusal)
  return reading

  /** `caught`: errors thrown here may be swallowed. */
  function follow(declaration: ts.Node, caught: boolean): void {
    const file = declaration.getSourceFile().fileName
    const key = `${file}:${declaration.pos}:${caught}`
    const isOurs = file.startsWith(`${root}/`) && !file.includes('/node_modules/') && !file.endsWith('.d.ts')
    if (!isOurs || seen.has(key)) return
    seen.add(key)
    visit(declaration, caught)
  }

  function visit(node: ts.Node, caught: boolean): void {
    if (ts.isTryStatement(node) && node.catchClause && !rethrows(node.catchClause)) {
      visit(node.tryBlock, true)
      visit(node.catchClause, caught)
      if (node.finallyBlock) visit(node.finallyBlock, caught)
      return
    }
    if (ts.isCallExpression(node)) noteCall(node, caught)
    else if (ts.isNewExpression(node)) noteNew(node, caught)
    else if (ts.isThrowStatement(node) && !caught) noteThrow(node)
    else if (ts.isPropertyAccessExpression(node)) followGetter(node, caught)
    ts.forEachChild(node, (child) => visit(child, caught))
  }

  function noteCall(call: ts.CallExpression, caught: boolean): void {
    const { expression: callee, arguments: given } = call
    const method = ts.isPropertyAccessExpression(callee) ? callee.name.text : ''
    if (method === 'validateUsing') noteValidator(call)
    else if (method === 'qs') noteQuery(call)
    else if (method === 'raw' && isOf(callee, REQUEST)) reading.readsRawBody = true
    else if (callee.getText() === 'pipeline' && isStream(given[0])) reading.readsRawBody = true
    else if (method === 'header' && isOf(callee, RESPONSE)) noteType(given)
    else if (NAMED_STATUSES[method] && isOf(callee, RESPONSE)) noteStatus(call, [NAMED_STATUSES[method]])
    else if (method === 'status' && isOf(callee, RESPONSE)) noteStatus(call, numbersOf(given[0]!))
    const declaration = checker.getResolvedSignature(call)?.declaration
    if (declaration && 'body' in declaration && declaration.body) follow(declaration, caught)
    else if (declaration) for (const one of implementationsOf(declaration)) follow(one, caught)
    for (const argument of given) if (ts.isIdentifier(argument)) followFunction(argument, caught)
  }

  function followFunction(name: ts.Identifier, caught: boolean): void {
    const declaration = aliased(checker.getSymbolAtLocation(name))?.valueDeclaration
    if (declaration && ts.isFunctionDeclaration(declaration)) follow(declaration, caught)
  }

  function followGetter(access: ts.PropertyAccessExpression, caught: boolean): void {
    const symbol = checker.getSymbolAtLocation(access.name)
    const getter = symbol?.declarations?.find(ts.isGetAccessorDeclaration)
    if (getter) follow(getter, caught)
  }

  function noteNew(made: ts.NewExpression, caught: boolean): void {
    const symbol = aliased(checker.getSymbolAtLocation(made.expression))
    if (symbol?.name === 'E_VALIDATION_ERROR') reading.refusesFields ||= !caught
    const refusal = refusalOf(symbol, checker)
    if (refusal) known.set(refusal.code, refusal)
    if (refusal && isThrown(made) && !caught) reading.refusals.set(refusal.code, refusal)
  }

  function noteThrow({ expression }: ts.ThrowStatement): void {
    const { symbol } = checker.getTypeAtLocation(expression)
    const refusal = refusalOf(symbol, checker)
    if (refusal) reading.refusals.set(refusal.code, refusal)
    else if (symbol?.name === 'Refusal') throwsAny = true
  }

  function noteValidator({ arguments: [validator, options] }: ts.CallExpression): void {
    const declaration = aliased(checker.getSymbolAtLocation(validator!))!.valueDeclaration!
    // Validators that are known only at run time are given with the call.
    if (!ts.isVariableDeclaration(declaration)) return
    const data =
      options && ts.isObjectLiteralExpression(options)
        ? options.properties.find((one) => one.name?.getText() === 'data')?.getText()
        : undefined
    reading.validators.push({
      file: declaration.getSourceFile().fileName,
      name: declaration.name.getText(),
      data: data ?? '',
    })
  }

  /** Matches `const { token } = request.qs()` and `request.qs().token`. */
  function noteQuery({ parent }: ts.CallExpression): void {
    if (ts.isPropertyAccessExpression(parent)) reading.queryNames.add(parent.name.text)
    else if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name))
      for (const { name, propertyName } of parent.name.elements)
        reading.queryNames.add((propertyName ?? name).getText())
  }

  function noteStatus(call: ts.CallExpression, statuses: number[]): void {
    const always = !ts.findAncestor(
      call,
      (one) => ts.isIfStatement(one) || ts.isConditionalExpression(one) || ts.isCatchClause(one)
    )
    for (const status of statuses) reading.statuses.push({ status, always: always && statuses.length === 1 })
  }

  function noteType([name, value]: readonly ts.Expression[]): void {
    if (name && /^'content-type'$/i.test(name.getText()) && value && ts.isStringLiteralLike(value))
      reading.types.add(value.text.split(';')[0]!)
  }

  function isOf({ expression }: ts.Expression & { expression?: ts.Expression }, owner: RegExp): boolean {
    return !!expression && owner.test(checker.getTypeAtLocation(expression).symbol?.name ?? '')
  }

  function numbersOf(expression: ts.Expression): number[] {
    const type = checker.getTypeAtLocation(expression)
    return (type.isUnion() ? type.types : [type]).filter((one) => one.isNumberLiteral()).map(({ value }) => value)
  }

  /** `request.request` is the raw body. */
  function isStream(from: ts.Expression | undefined): boolean {
    return !!from && ts.isPropertyAccessExpression(from) && from.name.text === 'request' && isOf(from, REQUEST)
  }

  function aliased(symbol: ts.Symbol | undefined): ts.Symbol | undefined {
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  }
}

function isThrown(made: ts.NewExpression): boolean {
  const around = ts.findAncestor(made, (one) => ts.isThrowStatement(one) || ts.isFunctionLike(one))
  return !!around && ts.isThrowStatement(around)
}

function rethrows(clause: ts.CatchClause): boolean {
  let found = false
  const look = (node: ts.Node): void => {
    found ||= ts.isThrowStatement(node)
    ts.forEachChild(node, look)
  }
  look(clause)
  return found
}
