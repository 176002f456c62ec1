export const prerender = false;
export const POST = () => new Response(null, { status: 204 });
