/** Typical script injection payloads: in elements, attributes, addresses, templates and unusual encodings. */
export const XSS_PAYLOADS = [
  "<script>window.broken = 1</script>",
  '"><img src=x onerror="window.broken = 1">',
  "'><svg onload=window.broken=1>",
  "<iframe srcdoc='<script>parent.broken=1</script>'></iframe>",
  '<a href="javascript:window.broken=1">눌러 보세요</a>',
  "javascript:window.broken=1",
  "data:text/html,<script>window.broken=1</script>",
  "</title><script>window.broken=1</script>",
  "</textarea><script>window.broken=1</script>",
  "{{constructor.constructor('window.broken=1')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is meant to be no template
  "${window.broken=1}",
  "&lt;script&gt;window.broken=1&lt;/script&gt;",
  "<style>*{display:none}</style>",
  "\u202e<img src=x onerror=window.broken=1>",
  "<math><mtext></p><mglyph><style><img src=x onerror=window.broken=1>",
] as const;
