<?php
/**
 * As much of WordPress as the plug-in talks to: hooks, options, scripts and styles, in the order in which a page is printed. What is
 * printed for a script follows WordPress 7: settings, inline script before, file, inline script after; without a file, everything but the
 * file.
 */

define( 'ABSPATH', __DIR__ . '/' );

$hooks   = array();
/** The actions and filters under way, the innermost last. */
$doing = array();
$options = array();
/** The options of a network's sites, by the sites' numbers. */
$sites = array();
/** What is_…() and current_user_can() answer on this page; `no …` is what the theme does not support. */
$answers = array();
/** The active parent theme: its folder's address, and its headers by name. */
$theme = array( 'address' => '/wp-content/themes/flatsome', 'Name' => 'Flatsome', 'TextDomain' => 'flatsome' );

function add_action( string $hook, callable $callback, int $priority = 10 ): void {
	global $hooks;
	$hooks[ $hook ][ $priority ][] = $callback;
	ksort( $hooks[ $hook ] );
}
function add_filter( string $hook, callable $callback, int $priority = 10 ): void {
	add_action( $hook, $callback, $priority );
}
function apply_filters( string $hook, $value, ...$more ) {
	global $hooks, $doing;
	$doing[] = $hook;
	foreach ( array_merge( array(), ...( $hooks[ $hook ] ?? array() ) ) as $callback ) {
		$value = $callback( $value, ...$more );
	}
	array_pop( $doing );
	return $value;
}
function current_filter(): string {
	return end( $GLOBALS['doing'] );
}
function do_action( string $hook ): void {
	apply_filters( $hook, null );
}
function doing_action( string $hook ): bool {
	return in_array( $hook, $GLOBALS['doing'], true );
}

function is_true( string $what ): bool {
	return in_array( $what, $GLOBALS['answers'], true );
}
foreach ( array( 'is_admin', 'is_login', 'is_feed', 'is_embed', 'is_robots', 'is_customize_preview', 'wp_doing_ajax', 'amp_is_request', 'is_checkout' ) as $name ) {
	eval( "function $name(): bool { return is_true( '$name' ); }" );
}
function current_user_can( string $capability ): bool {
	return is_true( $capability );
}
function current_theme_supports( string $feature ): bool {
	return ! is_true( "no $feature" );
}
function get_option( string $name, $otherwise = false ) {
	return $GLOBALS['options'][ $name ] ?? $otherwise;
}
function update_option( string $name, $value ): void {
	$GLOBALS['options'][ $name ] = apply_filters( "sanitize_option_$name", $value );
}
function wp_is_block_theme(): bool {
	return is_true( 'wp_is_block_theme' );
}
function is_multisite(): bool {
	return is_true( 'is_multisite' );
}
function get_sites(): array {
	return array_keys( $GLOBALS['sites'] );
}
function delete_blog_option( int $site, string $name ): void {
	unset( $GLOBALS['sites'][ $site ][ $name ] );
}
function delete_option( string $name ): void {
	unset( $GLOBALS['options'][ $name ] );
}
function register_setting( string $group, string $name, array $how ): void {
	add_filter( "sanitize_option_$name", $how['sanitize_callback'] );
}
function add_submenu_page( string $parent ): void {
	$GLOBALS['parent_file'] = $parent;
}
function settings_errors(): void {
	echo '<div class="notice">Settings saved.</div>';
}
function settings_fields( string $group ): void {
	echo "<input type=\"hidden\" name=\"option_page\" value=\"$group\">";
}
function submit_button(): void {
	echo '<input type="submit" value="Save">';
}
function checked( bool $is, bool $wanted, bool $prints ): string {
	return $is === $wanted ? ' checked="checked"' : '';
}
function __( string $text ): string {
	return $text;
}
function esc_attr( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_html( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_html__( string $text ): string {
	return esc_html( $text );
}
function esc_url( string $text ): string {
	return esc_attr( $text );
}
function wp_json_encode( $value, int $flags = 0 ): string {
	return json_encode( $value, $flags );
}
function plugins_url( string $path = '' ): string {
	return ( $GLOBALS['scenario']['site'] ?? '' ) . '/wp-content/plugins' . ( $path ? "/shop-islands/$path" : '' );
}
function wp_parse_url( string $url, int $part ) {
	return parse_url( $url, $part );
}
/** A theme's headers. */
class Theme {
	public function get( string $header ): string {
		return $GLOBALS['theme'][ $header ] ?? '';
	}
}
function get_template(): string {
	return basename( get_template_directory_uri() );
}
function get_template_directory_uri(): string {
	return $GLOBALS['theme']['address'];
}
function wp_get_theme( string $name ): Theme {
	return get_template() === $name ? new Theme() : exit( "asked for the theme $name" );
}
function get_theme_file_uri( string $file ): string {
	return "/wp-content/themes/mine/$file";
}
/** Any file that is there: the harness has no theme. */
function get_theme_file_path( string $file ): string {
	return __FILE__;
}
function add_query_arg( string $name, string $value, string $url ): string {
	// The harness's pages are compared by what they say, so no time of a file may be in them.
	return "$url?$name=" . preg_replace( '/\.\d{6,}$/', '.0', $value );
}

class Script {
	public $handle, $src, $deps, $footer, $extra = array(), $textdomain;
}

class Scripts {
	public $registered = array(), $queue = array(), $done = array(), $groups = array();

	public function get_data( string $handle, string $name ) {
		return $this->registered[ $handle ]->extra[ $name ] ?? false;
	}
	public function add_inline_script( string $handle, string $text, string $place = 'after' ): void {
		$this->registered[ $handle ]->extra[ $place ][] = $text;
	}
	public function print_translations( string $handle ) {
		$domain = $this->registered[ $handle ]->textdomain;
		return $domain ? "wp.i18n.setLocaleData( {}, \"$domain\" );" : false;
	}
	/** A script's group is the earliest of those that want it. */
	private function collect( string $handle, int $group, array &$order ): void {
		$script = $this->registered[ $handle ] ?? null;
		if ( ! $script ) {
			return;
		}
		$group = min( $group, $script->footer ? 1 : 0, $this->groups[ $handle ] ?? 1 );
		foreach ( $script->deps as $needed ) {
			$this->collect( $needed, $group, $order );
		}
		$this->groups[ $handle ] = $group;
		$order[ $handle ]        = $handle;
	}
	public function print( int $group ): void {
		$order = array();
		foreach ( $this->queue as $handle ) {
			$this->collect( $handle, 1, $order );
		}
		foreach ( $order as $handle ) {
			if ( in_array( $handle, $this->done, true ) || $this->groups[ $handle ] > $group ) {
				continue;
			}
			$this->done[] = $handle;
			$script       = $this->registered[ $handle ];
			$inline       = function ( string $place ) use ( $script, $handle ): string {
				$texts = (array) ( $script->extra[ $place ] ?? array() );
				return $texts ? "<script id=\"$handle-js-$place\">\n" . implode( "\n", $texts ) . "\n</script>\n" : '';
			};
			echo $inline( 'data' );
			if ( ! $script->src ) {
				echo $inline( 'before' ), $inline( 'after' );
				continue;
			}
			$translations = $script->textdomain ? "<script id=\"$handle-js-translations\">\n" . $this->print_translations( $handle ) . "\n</script>\n" : '';
			$tag          = $translations . $inline( 'before' ) . "<script src=\"$script->src\" id=\"$handle-js\"></script>\n" . $inline( 'after' );
			echo apply_filters( 'script_loader_tag', $tag, $handle, $script->src );
		}
	}
}

$scripts = new Scripts();
$styles  = array();

function wp_scripts(): Scripts {
	return $GLOBALS['scripts'];
}
function wp_register_script( string $handle, string $src, array $deps ): void {
	$script         = new Script();
	$script->handle = $handle;
	$script->src    = $src;
	$script->deps   = $deps;

	wp_scripts()->registered[ $handle ] = $script;
}
function wp_enqueue_script( string $handle ): void {
	if ( ! in_array( $handle, wp_scripts()->queue, true ) ) {
		wp_scripts()->queue[] = $handle;
	}
}
function wp_enqueue_style( string $handle, string $src = '' ): void {
	$GLOBALS['styles'][ $handle ] = $src ? $src : "/old/$handle.css";
}
function wp_dequeue_style( string $handle ): void {
	unset( $GLOBALS['styles'][ $handle ] );
}
function attributes_of( array $attributes ): string {
	$parts = array();
	foreach ( $attributes as $name => $value ) {
		$parts[] = true === $value ? " $name" : " $name=\"" . esc_attr( $value ) . '"';
	}
	return implode( '', $parts );
}
function wp_print_script_tag( array $attributes ): void {
	echo '<script' . attributes_of( $attributes ) . "></script>\n";
}
function wp_print_inline_script_tag( string $text, array $attributes = array() ): void {
	echo '<script' . attributes_of( $attributes ) . ">\n$text\n</script>\n";
}

add_action( 'wp_head', function () {
	do_action( 'wp_enqueue_scripts' );
}, 1 );
add_action( 'wp_head', function () {
	foreach ( $GLOBALS['styles'] as $handle => $src ) {
		echo "<link rel=\"stylesheet\" id=\"$handle-css\" href=\"$src\">\n";
	}
}, 8 );
add_action( 'wp_head', function () {
	wp_scripts()->print( 0 );
}, 9 );
foreach ( array( 'wp_footer', 'login_footer' ) as $hook ) {
	add_action( $hook, function () {
		do_action( 'wp_print_footer_scripts' );
	}, 20 );
}
add_action( 'wp_print_footer_scripts', function () {
	wp_scripts()->print( 1 );
}, 10 );
