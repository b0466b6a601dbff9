// Refusals with their reason in `status`, as most are.

export function notPossible<Code extends string>(code: Code, detail: string, title = 'Not possible.') {
  return { status: 400, shape: 'status-root', code, title, detail } as const;
}

export function denied<Code extends string>(code: Code, detail: string) {
  return { status: 403, shape: 'status-root', code, title: 'Access denied.', detail } as const;
}

export function notFound<Code extends string>(code: Code, detail: string) {
  return { status: 404, shape: 'status-root', code, title: 'Not found.', detail } as const;
}
